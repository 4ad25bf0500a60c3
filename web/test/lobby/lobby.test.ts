import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import AccountCard from "../../src/lobby/AccountCard.svelte";
import { account } from "../../src/lobby/account.svelte";
import Claim from "../../src/lobby/Claim.svelte";
import MyTables from "../../src/lobby/MyTables.svelte";
import Links from "../../src/lobby/Links.svelte";
import NewTable from "../../src/lobby/NewTable.svelte";
import PlayNow from "../../src/lobby/PlayNow.svelte";
import { route } from "../../src/ui/route.svelte";
import { fakeTable } from "../../src/table/fake.svelte";
import { brokenPromise, keepGiven } from "../../src/table/given";
import { keys } from "../../src/table/keys.svelte";
import { merge } from "../../src/table/merge";
import type { TableInfo } from "../../src/wire/message";
import { speak } from "../../src/words/words.svelte";
import { whole } from "../table/scene";

interface Request {
  path: string;
  key: string | undefined;
  body: Record<string, unknown>;
}

let requests: Request[] = [];
let said: (request: Request) => [number, object];

const opened = {
  table: "k3x",
  host: "HOST",
  spectator: "LOOK",
  invitations: { egypt: "EGYPT", minoa: "MINOA", assyria: "ASSYRIA", hatti: "HATTI", hellas: "HELLAS" },
  commitment: "c0ffee",
};

const bound = { table: "k3x", commitment: "c0ffee", gathering: true };

/** What is asked for until a seat is taken. */
const claims = () => requests.filter((it) => it.path === "/api/table/claim");

beforeEach(() => {
  speak("en");
  requests = [];
  said = ({ path, key }) =>
    path === "/api/tables"
      ? [201, opened]
      : [200, path === "/api/table/commitment" ? bound : { seat: "egypt", key: `${key}-SEAT` }];
  vi.stubGlobal("fetch", (path: string, call: RequestInit) => {
    const headers = call.headers as Record<string, string>;
    const request = {
      path,
      key: headers["authorization"]?.replace("Bearer ", ""),
      body: JSON.parse(String(call.body ?? "{}")) as Record<string, unknown>,
    };
    requests.push(request);
    const [status, body] = said(request);
    return Promise.resolve(new Response(JSON.stringify(body), { status }));
  });
});

afterEach(() => {
  cleanup();
  for (const { key } of keys.list) keys.forget(key);
  localStorage.removeItem("ecumene.given");
  history.replaceState(null, "", "/");
  vi.unstubAllGlobals();
});

test("playing now takes one click", async () => {
  render(PlayNow);
  await fireEvent.change(screen.getByLabelText("Your civilization"), { target: { value: "egypt" } });
  await fireEvent.click(screen.getByRole("button", { name: "Play now" }));
  await waitFor(() => expect(route()).toMatchObject({ at: "table", key: "EGYPT-SEAT" }));
  const [made, claimed] = requests;
  expect(made?.body).toMatchObject({ players: 5, side: "west", terms: { "turn-limit": 6 } });
  expect(Object.keys(made?.body["bots"] as object)).toEqual(["minoa", "assyria", "hatti", "hellas"]);
  expect(claimed).toMatchObject({ path: "/api/table/claim", key: "EGYPT" });
  expect(made?.body["random"]).toMatch(/^[0-9a-f]{32}$/);
  expect(made?.body).not.toHaveProperty("gather");
  expect(claimed?.body).not.toHaveProperty("random");
  const begun = { id: "k3x", commitment: "c0ffee", contributions: { egypt: made?.body["random"] } };
  expect(brokenPromise(begun as unknown as TableInfo, "egypt")).toBeUndefined();
  expect(keys.list.map((it) => it.role)).toEqual(["seat", "host", "spectator"]);
});

test("what the server refuses is said", async () => {
  said = () => [400, { error: "malformed", message: "players: 40 cannot play" }];
  render(PlayNow);
  await fireEvent.click(screen.getByRole("button", { name: "Play now" }));
  expect((await screen.findByRole("alert")).textContent).toBe("players: 40 cannot play");
  expect(keys.list).toEqual([]);
});

test("a new table is opened as it is wanted", async () => {
  const done = vi.fn();
  render(NewTable, { opened: done });
  await fireEvent.input(screen.getByLabelText("Name of the table"), { target: { value: "Tuesday" } });
  await fireEvent.click(screen.getByLabelText("East"));
  await fireEvent.click(screen.getByLabelText("Expert"));
  await fireEvent.click(screen.getByRole("button", { name: "bots everywhere" }));
  await fireEvent.change(screen.getByLabelText("Who plays Persia"), { target: { value: "person" } });
  await fireEvent.click(screen.getByRole("button", { name: "Open the table" }));
  await waitFor(() => expect(done).toHaveBeenCalledWith({ ...opened, gathering: true }, undefined));
  expect(requests[0]?.body).toMatchObject({
    name: "Tuesday",
    gather: true,
    side: "east",
    terms: { "ast-table": "expert", length: "full", "turn-limit": 0 },
  });
  const bots = requests[0]?.body["bots"] as object;
  expect(Object.keys(bots)).toHaveLength(4);
  expect(bots).not.toHaveProperty("persia");
});

test("who is invited says a name and sits down", async () => {
  history.replaceState(null, "", "/table#INVITED");
  render(Claim, { invitation: "INVITED" });
  await fireEvent.input(screen.getByLabelText("Your name"), { target: { value: "Anna" } });
  await fireEvent.click(screen.getByRole("button", { name: "Take the seat" }));
  await waitFor(() => expect(route()).toMatchObject({ key: "INVITED-SEAT" }));
  expect(requests.map((it) => it.path)).toEqual(["/api/table/commitment", "/api/table/claim"]);
  const [, sent] = requests;
  expect(sent).toMatchObject({ key: "INVITED", body: { name: "Anna" } });
  expect(sent?.body["key"]).toMatch(/^[\w-]{24}$/);
  const random = sent?.body["random"];
  expect(random).toMatch(/^[0-9a-f]{32}$/);

  const waiting = { id: "k3x", commitment: "c0ffee", gathering: true } as unknown as TableInfo;
  const begun = { id: "k3x", commitment: "c0ffee", contributions: { egypt: random } } as unknown as TableInfo;
  expect(brokenPromise(waiting, "egypt")).toBeUndefined();
  expect(brokenPromise(begun, "egypt")).toBeUndefined();
  expect(brokenPromise({ ...begun, contributions: {} }, "egypt")).toBe("dropped");
  expect(brokenPromise({ ...begun, contributions: { egypt: "00" } }, "egypt")).toBe("dropped");
  expect(brokenPromise({ ...begun, commitment: "decaf" }, "egypt")).toBe("changed");
  expect(brokenPromise({ ...begun, contributions: {} }, "minoa")).toBeUndefined();
});

test("who comes to a game that has begun adds nothing to it", async () => {
  keepGiven("k3x", "egypt", { value: "00", commitment: "c0ffee" });
  said = ({ path }) => [
    200,
    path === "/api/table/commitment" ? { ...bound, gathering: false } : { seat: "egypt", key: "SEAT" },
  ];
  render(Claim, { invitation: "LATE" });
  await fireEvent.click(screen.getByRole("button", { name: "Take the seat" }));
  await waitFor(() => expect(claims()).toHaveLength(1));
  expect(claims()[0]?.body).not.toHaveProperty("random");
  const begun = { id: "k3x", commitment: "c0ffee", contributions: {} } as unknown as TableInfo;
  await waitFor(() => expect(brokenPromise(begun, "egypt")).toBeUndefined());
});

test("who asks for the seat again asks with the same key, and for another seat with another", async () => {
  const words = async (invitation: string) => {
    const before = claims().length;
    render(Claim, { invitation });
    await fireEvent.click(screen.getByRole("button", { name: "Take the seat" }));
    await waitFor(() => expect(claims().length).toBeGreaterThan(before));
    cleanup();
    return [requests.at(-1)?.body["key"], requests.at(-1)?.body["random"]];
  };
  said = ({ path }) =>
    path === "/api/table/commitment" ? [200, bound] : [409, { error: "not-now", message: "not now" }];
  const first = await words("FIRST");
  expect(await words("FIRST")).toEqual(first);
  said = ({ path }) => [200, path === "/api/table/commitment" ? bound : { seat: "egypt", key: "SEAT" }];
  expect(await words("FIRST")).toEqual(first);
  expect(await words("SECOND")).not.toEqual(first);
});

test("the host gives a seat to a bot, and renews a link only when sure", async () => {
  const message = whole();
  message.table.role = "host";
  message.table.invitations = {};
  const table = fakeTable(merge(undefined, message));
  render(Links, { table });
  await fireEvent.change(screen.getByLabelText("Who plays Egypt"), { target: { value: "trader" } });
  expect(table.calls).toEqual([["command", "seats/egypt/bot", { bot: "trader" }]]);
  await fireEvent.click(screen.getByRole("button", { name: "New link for Egypt" }));
  expect(table.calls).toHaveLength(1);
  await fireEvent.click(screen.getByRole("button", { name: "Yes, do it" }));
  expect(table.calls.at(-1)).toEqual(["command", "seats/egypt/renew", {}]);
  await fireEvent.click(screen.getByRole("button", { name: "Pause" }));
  expect(table.calls.at(-1)).toEqual(["command", "pause", {}]);
});

test("who has an account sees what is open, and ends it", async () => {
  HTMLDialogElement.prototype.showModal ??= vi.fn();
  const open = {
    sessions: [
      { id: "a1", begun: 1_790_000_000_000, expires: 1_790_100_000_000, own: true },
      { id: "b2", expires: 1_790_100_000_000, own: false },
    ],
    devices: [{ id: "d4", seen: 1_790_000_000_000 }],
    keys: [{ id: "c3", table: "k3x", seat: "egypt", session: "b2", made: 1_790_000_000_000 }],
  };
  const seat = {
    table: "k3x",
    name: "Tuesday",
    seat: "egypt",
    phase: "trade",
    turn: 2,
    "waits-for-me": false,
  };
  said = ({ path }) => {
    if (path === "/api/sessions") return [200, { key: "SESSION", device: "DEVICE" }];
    if (path === "/api/me") return [200, { name: "anna", tables: [seat], unopened: [] }];
    return [200, path === "/api/me/keys" ? open : {}];
  };
  await account.signIn({ name: "Anna", password: "correct horse" });
  await account.signIn({ name: "anna", password: "correct horse" });
  expect(requests.filter((it) => it.path === "/api/sessions").map((it) => it.body["device"])).toEqual([
    undefined,
    "DEVICE",
  ]);
  keys.keep({ key: "EGYPT", table: "k3x", name: "Tuesday", role: "seat", seat: "egypt", at: 1 });
  keys.keep({ key: "HOST", table: "k3x", name: "Tuesday", role: "host", at: 1 });

  render(AccountCard);
  await fireEvent.click(await screen.findByRole("button", { name: "Manage…" }));
  expect(await screen.findByText("2 sessions, this one included; 1 key to your seats.")).toBeTruthy();
  await fireEvent.click(screen.getByRole("button", { name: "Sign out everywhere else" }));
  await waitFor(() => expect(keys.list.map((it) => it.key)).toEqual(["HOST"]));

  await fireEvent.input(screen.getByLabelText("Old password"), { target: { value: "correct horse" } });
  await fireEvent.input(screen.getByLabelText("New password"), { target: { value: "another horse" } });
  await fireEvent.click(screen.getByRole("button", { name: "Change the password" }));
  await waitFor(() =>
    expect(requests.find((it) => it.path === "/api/me/password")).toMatchObject({
      key: "SESSION",
      body: { password: "correct horse", "new-password": "another horse" },
    }),
  );
  await fireEvent.input(screen.getByLabelText("Password"), { target: { value: "another horse" } });
  await fireEvent.click(screen.getByRole("button", { name: "Delete the account" }));
  await waitFor(() => expect(account.name).toBeUndefined());
  expect(requests.find((it) => it.path === "/api/me/delete")?.body).toEqual({ password: "another horse" });
});

test("a seat whose table can not be opened says why", async () => {
  const template = "what is stored of this table is damaged; whoever runs the server has to mend it";
  said = ({ path }) => {
    if (path === "/api/sessions") return [200, { key: "SESSION", device: "DEVICE" }];
    const held = { table: "k3x", seat: "egypt", message: template, sentence: { template, arguments: {} } };
    return [200, path === "/api/me" ? { name: "anna", tables: [], unopened: [held] } : {}];
  };
  await account.signIn({ name: "Anna", password: "correct horse" });

  render(MyTables);
  expect(await screen.findByText(/^What is stored of this table is damaged; .*mend it\.$/)).toBeTruthy();
});
