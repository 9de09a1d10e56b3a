#!/bin/sh
# Starts PostgreSQL for compose.yaml: as the primary if SELF equals PRIMARY (host:port), else as a streaming standby of PRIMARY.
# The first start makes the data directory PGDATA. A standby that is started as PRIMARY is promoted. A former primary is refused.
# With the argument `check` it tells whether PostgreSQL accepts connections, and as the primary changes too.
set -eu
new=$PGDATA.new

if [ "${1:-}" = check ]; then
  pg_isready --quiet --host=0.0.0.0 --dbname=mainstreet --username=mainstreet
  [ "$SELF" != "$PRIMARY" ] ||
    psql --host="$(dirname "$PGDATA")" --username=postgres --dbname=mainstreet -Atc "SELECT pg_is_in_recovery()" | grep -qx f
  exit
fi

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

# Runs in the background. $$ is the process that `exec` below turns into PostgreSQL: without it there is nothing to promote.
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
  echo "$PGDATA is of a former primary. To make it a standby of $PRIMARY, remove its volume and start again." >&2
  exit 1
fi

# cluster_name: how the primary names this standby, also in synchronous_standby_names.
# wal_keep_size: a standby that was away catches up from this WAL. If it missed more, remove its volume and start it again.
exec postgres -D "$PGDATA" -c listen_addresses=0.0.0.0 -k "$(dirname "$PGDATA")" -c cluster_name="${SELF%:*}" \
  -c max_connections=200 -c wal_keep_size=2GB
