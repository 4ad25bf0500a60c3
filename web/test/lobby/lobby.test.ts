import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import AccountCard from "../../src/lobby/AccountCard.svelte";
import { account } from "../../src/lobby/account.svelte";
import Claim from "../../src/lobby/Claim.svelte";
import Links from "../../src/lobby/Links.svelte";
import NewTable from "../../src/lobby/NewTable.svelte";
import PlayNow from "../../src/lobby/PlayNow.svelte";
import { route } from "../../src/ui/route.svelte";
import { fakeTable } from "../../src/table/fake.svelte";
import { keys } from "../../src/table/keys.svelte";
import { merge } from "../../src/table/merge";
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
};

beforeEach(() => {
  speak("en");
  requests = [];
  said = ({ path, key }) =>
    path === "/api/tables" ? [201, opened] : [200, { seat: "egypt", key: `${key}-SEAT` }];
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
  await waitFor(() => expect(done).toHaveBeenCalledWith(opened, undefined));
  expect(requests[0]?.body).toMatchObject({
    name: "Tuesday",
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
  expect(requests[0]).toMatchObject({ path: "/api/table/claim", key: "INVITED", body: { name: "Anna" } });
  expect(requests[0]?.body["key"]).toMatch(/^[\w-]{24}$/);
});

test("who asks for the seat again asks with the same key, and for another seat with another", async () => {
  const words = async (invitation: string) => {
    render(Claim, { invitation });
    await fireEvent.click(screen.getByRole("button", { name: "Take the seat" }));
    await waitFor(() => expect(requests.at(-1)?.key).toBe(invitation));
    cleanup();
    return requests.at(-1)?.body["key"];
  };
  said = () => [409, { error: "not-now", message: "not now" }];
  const first = await words("FIRST");
  said = () => [200, { seat: "egypt", key: "SEAT" }];
  expect(await words("FIRST")).toBe(first);
  expect(await words("SECOND")).not.toBe(first);
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
      { id: "b2", begun: null, expires: 1_790_100_000_000, own: false },
    ],
    keys: [{ table: "k3x", seat: "egypt", session: "b2" }],
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
    if (path === "/api/me") return [200, { name: "anna", tables: [seat] }];
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
