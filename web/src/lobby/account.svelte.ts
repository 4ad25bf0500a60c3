import type { Sentence } from "../wire/message";
import { keys } from "../table/keys.svelte";
import { ask, askForText, RequestFailed } from "../table/server";

/** A seat of my account. */
export interface AccountSeat {
  table: string;
  name: string;
  seat: string;
  phase: string | null;
  turn: number;
  "waits-for-me": boolean;
  imported?: true;
}

/** A seat of my account whose table can not be opened, and why. */
export interface UnopenedSeat {
  table: string;
  seat: string;
  message: string;
  sentence: Sentence;
}

interface Mine {
  name: string;
  tables: AccountSeat[];
  unopened: UnopenedSeat[];
}

interface Credentials {
  name: string;
  password: string;
}

/** A session of my account, somewhere. Times are milliseconds since 1970. */
export interface Session {
  id: string;
  begun?: number;
  own: boolean;
  device?: string;
}

/** Where I have signed in, and when last. */
export interface Device {
  id: string;
  seen: number;
}

/** A key of one of my seats; without a session it was taken with the invitation. */
export interface SeatKey {
  id: string;
  table: string;
  seat: string;
  session?: string;
  made?: number;
}

/** What is open under the name of my account. */
export interface OpenNow {
  sessions: Session[];
  devices: Device[];
  keys: SeatKey[];
}

const KEPT = "ecumene.session";
const DEVICES = "ecumene.devices";

/** By which the server knows this device, for each account that has signed in here. */
function devices(): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(DEVICES) ?? "{}") as Record<string, string>;
  } catch {
    return {}; // not ours, or broken: the server gives another
  }
}

/** My account, if I have one: it only lists my seats on every device. */
class Account {
  name = $state<string>();
  tables = $state.raw<AccountSeat[]>([]);
  unopened = $state.raw<UnopenedSeat[]>([]);
  #session = localStorage.getItem(KEPT) ?? undefined;

  /** Creates the account, and signs in. */
  async create(credentials: Credentials): Promise<void> {
    await ask("accounts", { body: credentials });
    await this.signIn(credentials);
  }

  /** The seats of this device are attached, so that other devices find them. */
  async signIn(credentials: Credentials): Promise<void> {
    const name = credentials.name.toLowerCase();
    const known = devices()[name];
    const body = known ? { ...credentials, device: known } : credentials;
    const { key, device } = await ask<{ key: string; device: string }>("sessions", { body });
    localStorage.setItem(DEVICES, JSON.stringify({ ...devices(), [name]: device }));
    this.#session = key;
    localStorage.setItem(KEPT, key);
    await this.look();
  }

  /** Attaches the seats of this device, and lists all. Who is signed in no more is not asked again. */
  async look(): Promise<void> {
    if (!this.#session) return;
    try {
      await this.#attach(this.#session);
      const me = await ask<Mine>("me", { key: this.#session });
      this.name = me.name;
      this.tables = me.tables;
      this.unopened = me.unopened;
    } catch (failure) {
      if (!(failure instanceof RequestFailed)) throw failure;
      if (failure.status === 401) this.#forget();
    }
  }

  async #attach(session: string): Promise<void> {
    for (const { key } of keys.list.filter((it) => it.role === "seat")) {
      await ask("me/seats", { key: session, body: { key } }).catch((failure: unknown) => {
        // A key that opens nothing any more is no reason to forget the others; a session is.
        if (!(failure instanceof RequestFailed) || failure.status === 401) throw failure;
      });
    }
  }

  /** A key of a seat that was attached on another device. */
  async open({ table, seat }: AccountSeat): Promise<string> {
    return (await ask<{ key: string }>("me/open", { key: this.#session, body: { table, seat } })).key;
  }

  async signOut(): Promise<void> {
    const key = this.#session;
    this.#forget();
    await ask("sessions", { key, method: "DELETE" });
  }

  /** Where I am signed in, and the keys of my seats. */
  async openNow(): Promise<OpenNow> {
    return ask<OpenNow>("me/keys", { key: this.#session });
  }

  /** Ends one session, device or key. */
  async end(id: string): Promise<void> {
    await ask(`me/keys/${id}`, { key: this.#session, method: "DELETE" });
  }

  /** Ends all other sessions, and withdraws the keys of my seats, those of this device too. */
  async endOthers(): Promise<void> {
    await ask("me/keys", { key: this.#session, method: "DELETE" });
    for (const { key, table, seat } of keys.list) {
      if (this.tables.some((it) => it.table === table && it.seat === seat)) keys.forget(key);
    }
    await this.look();
  }

  async changePassword(password: string, next: string): Promise<void> {
    await ask("me/password", { key: this.#session, body: { password, "new-password": next } });
  }

  /** All that the server has stored about me, as it answers it. */
  async stored(): Promise<string> {
    return askForText("me/export", { key: this.#session });
  }

  async remove(password: string): Promise<void> {
    await ask("me/delete", { key: this.#session, body: { password } });
    this.#forget();
  }

  #forget(): void {
    this.#session = undefined;
    this.name = undefined;
    this.tables = [];
    this.unopened = [];
    localStorage.removeItem(KEPT);
  }
}

export const account = new Account();
