import { beforeEach, describe, expect, it } from "vitest";
import { session } from "./session-renewal.ts";

const answers = (...statuses: number[]) => {
  const remainingStatuses = [...statuses];
  return async () => new Response(null, { status: remainingStatuses.shift() ?? 500 });
};

beforeEach(() => session.finishRenewal(true));

describe("a request without a session", () => {
  it("opens the login and is sent again after it", async () => {
    const response = session.retryAfterLogin(answers(401, 200));
    await expect.poll(session.state).toBe("renewing");
    session.finishRenewal(true);
    expect((await response).status).toBe(200);
  });

  it("fails when the login is put off, and the session stays ended", async () => {
    const response = session.retryAfterLogin(answers(401));
    await expect.poll(session.state).toBe("renewing");
    session.finishRenewal(false);
    expect((await response).status).toBe(401);
    expect(session.state()).toBe("ended");
  });

  it("does not reopen the dismissed login dialog for a late response", async () => {
    const lateResponse = Promise.withResolvers<Response>();
    const response = session.retryAfterLogin(() => lateResponse.promise);
    session.finishRenewal(false);
    lateResponse.resolve(new Response(null, { status: 401 }));
    expect((await response).status).toBe(401);
    expect(session.state()).toBe("ended");
  });

  it("shares one login with all others", async () => {
    const responses = Promise.all([
      session.retryAfterLogin(answers(401, 200)),
      session.retryAfterLogin(answers(401, 204)),
    ]);
    await expect.poll(session.state).toBe("renewing");
    session.finishRenewal(true);
    expect((await responses).map(({ status }) => status)).toEqual([200, 204]);
  });
});

describe("a login that was put off", () => {
  beforeEach(() => session.finishRenewal(false));

  it("can be repeated later, which resumes waiting requests", async () => {
    const resumption = session.whenActive().then(() => "resumed");
    void session.renew();
    session.finishRenewal(false);
    void session.renew();
    session.finishRenewal(true);
    expect(await resumption).toBe("resumed");
  });

  it("is resolved by a login in another tab", async () => {
    await session.retryAfterLogin(answers(200));
    expect(session.state()).toBe("active");
  });
});
