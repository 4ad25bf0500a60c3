import { keys } from "../table/keys.svelte";
import { ask, Declined } from "../table/server";

/** A seat of my account. */
export interface AccountSeat {
  table: string;
  name: string;
  seat: string;
  phase: string | null;
  turn: number;
  "waits-for-me": boolean;
}

interface Credentials {
  name: string;
  password: string;
}

const KEPT = "ecumene.session";

/** My account, if I have one: it only lists my seats on every device. */
class Account {
  name = $state<string>();
  tables = $state.raw<AccountSeat[]>([]);
  #session = localStorage.getItem(KEPT) ?? undefined;

  /** Creates the account, and signs in. */
  async create(credentials: Credentials): Promise<void> {
    await ask("accounts", { body: credentials });
    await this.signIn(credentials);
  }

  /** The seats of this device are attached, so that other devices find them. */
  async signIn(credentials: Credentials): Promise<void> {
    const { key } = await ask<{ key: string }>("sessions", { body: credentials });
    this.#session = key;
    localStorage.setItem(KEPT, key);
    await this.look();
  }

  /** Attaches the seats of this device, and lists all. Who is signed in no more is not asked again. */
  async look(): Promise<void> {
    if (!this.#session) return;
    try {
      await this.#attach(this.#session);
      const me = await ask<{ name: string; tables: AccountSeat[] }>("me", { key: this.#session });
      this.name = me.name;
      this.tables = me.tables;
    } catch (failure) {
      if (!(failure instanceof Declined)) throw failure;
      if (failure.status === 401) this.#forget();
    }
  }

  async #attach(session: string): Promise<void> {
    for (const { key } of keys.list.filter((it) => it.role === "seat")) {
      await ask("me/seats", { key: session, body: { key } }).catch((failure: unknown) => {
        // A key that opens nothing any more is no reason to forget the others; a session is.
        if (!(failure instanceof Declined) || failure.status === 401) throw failure;
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

  #forget(): void {
    this.#session = undefined;
    this.name = undefined;
    this.tables = [];
    localStorage.removeItem(KEPT);
  }
}

export const account = new Account();
