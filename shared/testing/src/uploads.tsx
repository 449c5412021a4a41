/** Sends an upload as a call: jsdom uses the first origin of the page for its own requests, which the double is not of. */
class UploadRequest extends EventTarget {
  readonly upload = new EventTarget();
  readonly #headers: Record<string, string> = {};
  #path = '';
  status = 0;
  responseText = '';

  open(_method: string, path: string): void {
    this.#path = path;
  }

  setRequestHeader(name: string, value: string): void {
    this.#headers[name] = value;
  }

  send(): void {
    void fetch(this.#path, { method: 'POST', headers: this.#headers, body: 'file' }).then(async (answer) => {
      this.status = answer.status;
      this.responseText = await answer.text();
      this.dispatchEvent(new Event('load'));
    });
  }
}

/** Makes uploads of this file's tests reach the API double. */
export function serveUploads(): void {
  globalThis.XMLHttpRequest = UploadRequest as never;
}
