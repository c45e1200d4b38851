/** A connection to the server that comes back by itself: after a lost network, a sleeping phone, a server that restarts. */

const FIRST = 300;
const SLOWEST = 20_000;
const PULSE = 25_000;

interface Listener {
  /** A connection is there. */
  open: () => void;
  hear: (message: unknown) => void;
  /** It is gone; the line tries again by itself. */
  lost: () => void;
}

export class Line {
  #socket: WebSocket | null = null;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setInterval> | undefined;
  #tries = 0;
  #closed = false;

  constructor(
    readonly path: string,
    readonly listener: Listener,
  ) {
    addEventListener('online', this.#wake);
    addEventListener('offline', this.#sleep);
    document.addEventListener('visibilitychange', this.#wake);
    this.#connect();
  }

  /** Ends it for good. */
  close(): void {
    this.#closed = true;
    clearTimeout(this.#retry);
    clearInterval(this.#pulse);
    removeEventListener('online', this.#wake);
    removeEventListener('offline', this.#sleep);
    document.removeEventListener('visibilitychange', this.#wake);
    this.#socket?.close();
  }

  /** Hangs up and calls again at once. */
  again(): void {
    this.#socket?.close();
    this.#callSoon(0);
  }

  /** Whether it could be sent. */
  send(message: object): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  /** All is well: the next loss is the first again, and the line is kept warm. */
  settle(): void {
    this.#tries = 0;
    clearInterval(this.#pulse);
    this.#pulse = setInterval(() => this.send({ type: 'ping' }), PULSE);
  }

  #wake = (): void => this.#callSoon(0);
  // Without a network a socket may look open for minutes.
  #sleep = (): void => this.#socket?.close();

  #connect(): void {
    if (this.#closed) return;
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}${this.path}`);
    this.#socket = socket;
    socket.onopen = () => this.listener.open();
    socket.onmessage = (event: MessageEvent<string>) => this.listener.hear(JSON.parse(event.data));
    socket.onclose = () => {
      if (this.#socket !== socket || this.#closed) return;
      this.#socket = null;
      clearInterval(this.#pulse);
      this.listener.lost();
      this.#callSoon(Math.min(SLOWEST, FIRST * 2 ** this.#tries));
    };
  }

  #callSoon(delay: number): void {
    const state = this.#socket?.readyState;
    if (this.#closed || document.hidden || state === WebSocket.OPEN || state === WebSocket.CONNECTING) return;
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => {
      this.#tries += 1;
      this.#connect();
    }, delay);
  }
}
