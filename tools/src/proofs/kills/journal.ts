/** How much the client knows of a write: no answer came, a success, or that the server was too busy for it. */
type Known = 'asked' | 'answered' | 'refused';

export interface SentMessage {
  sender: string;
  receiver: string;
  clientId: string;
  /** What is sent: a text of its own, or the name of a gift. */
  kind: 'text' | 'gift';
  text: string;
  known: Known;
}

export interface Order {
  id: string;
  buyer: string;
  /** Whether the buyer has paid at the checkout. */
  paid: Known | 'no';
}

export interface UploadedPhoto {
  id: string;
  owner: string;
  /** Whether the owner has deleted it. */
  removed: 'asked' | 'answered' | 'no';
}

export interface SignedUp {
  name: string;
  known: Known;
  id?: string;
  cookie?: string;
}

/** A like as its giver last left it: there, gone, or one of both while no answer has come. */
export interface GivenLike {
  from: string;
  to: string;
  state: 'there' | 'gone' | 'unknown';
}

/** Requests and answers of the clients, which the server must have stored. */
export class Journal {
  readonly messages: SentMessage[] = [];
  readonly orders: Order[] = [];
  readonly photos: UploadedPhoto[] = [];
  readonly signUps: SignedUp[] = [];
  readonly likes = new Map<string, GivenLike>();
  /** Answers of a server that was too busy to read or to do what it was asked. */
  refusals = 0;

  /** Writes that were answered with a success. */
  get answered(): Record<'messages' | 'sign_ups' | 'orders' | 'payments' | 'photos' | 'likes', number> {
    const count = <T>(list: readonly T[], is: (one: T) => boolean): number => list.filter(is).length;
    return {
      messages: count(this.messages, ({ known }) => known === 'answered'),
      sign_ups: count(this.signUps, ({ known }) => known === 'answered'),
      orders: this.orders.length,
      payments: count(this.orders, ({ paid }) => paid === 'answered'),
      photos: this.photos.length,
      likes: count([...this.likes.values()], ({ state }) => state === 'there'),
    };
  }

  /** Writes that a kill left without an answer. */
  get unanswered(): number {
    const left = [
      this.messages.filter(({ known }) => known === 'asked'),
      this.signUps.filter(({ known }) => known === 'asked'),
      this.orders.filter(({ paid }) => paid === 'asked'),
      this.photos.filter(({ removed }) => removed === 'asked'),
      [...this.likes.values()].filter(({ state }) => state === 'unknown'),
    ];
    return left.reduce((sum, list) => sum + list.length, 0);
  }
}
