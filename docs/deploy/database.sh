#!/bin/sh
# Starts PostgreSQL for compose.yaml: as the primary where SELF is PRIMARY (host:port), else as a streaming standby of it. The first
# start makes the data directory PGDATA. Starting a standby as PRIMARY promotes it; a former primary does not start any more.
set -eu
new=$PGDATA.new

make_primary() {
  initdb --pgdata="$new" --username=postgres --encoding=UTF8 --locale=C --auth-local=trust --auth-host=scram-sha-256
  echo "host replication replicator all scram-sha-256" >>"$new/pg_hba.conf"
  echo "host mainstreet mainstreet all scram-sha-256" >>"$new/pg_hba.conf"
  pg_ctl --pgdata="$new" --wait start --options="-c listen_addresses= -k $new"
  psql --host="$new" --username=postgres --set=ON_ERROR_STOP=1 <<'SQL'
\set replication `cat /run/secrets/replication-password`
\set database `cat /run/secrets/database-password`
CREATE ROLE replicator LOGIN REPLICATION PASSWORD :'replication';
CREATE ROLE mainstreet LOGIN PASSWORD :'database';
CREATE DATABASE mainstreet OWNER mainstreet;
SQL
  pg_ctl --pgdata="$new" --wait stop
}

copy_primary() {
  password=$(cat /run/secrets/replication-password)
  until PGPASSWORD=$password pg_basebackup --pgdata="$new" --dbname="postgres://replicator@$PRIMARY" --write-recovery-conf --checkpoint=fast; do
    rm -rf "$new"
    sleep 1
  done
}

# its own process becomes PostgreSQL's, see below
promote() {
  while kill -0 $$ && ! pg_ctl promote; do sleep 1; done >/dev/null 2>&1
}

if [ ! -d "$PGDATA" ]; then
  rm -rf "$new"
  if [ "$SELF" = "$PRIMARY" ]; then make_primary; else copy_primary; fi
  mv "$new" "$PGDATA"
elif [ -f "$PGDATA/standby.signal" ]; then
  if [ "$SELF" = "$PRIMARY" ]; then promote & fi
elif [ "$SELF" != "$PRIMARY" ]; then
  echo "$PGDATA is of a former primary. To make a standby of $PRIMARY here, remove this volume." >&2
  exit 1
fi

# WAL for a standby that was away; one that was away longer is made anew
exec postgres -D "$PGDATA" -c listen_addresses=0.0.0.0 -k "$(dirname "$PGDATA")" -c max_connections=200 -c wal_keep_size=2GB
