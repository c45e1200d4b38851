// Pages that are opened as files may not start a worker, which the search needs: it runs in a hidden frame instead.
if (location.protocol === 'file:') {
  window.Worker = class extends EventTarget {
    constructor(url) {
      super();
      const frame = document.createElement('iframe');
      frame.hidden = true;
      document.body.append(frame);
      this.inside = frame.contentWindow;
      this.waiting = [];
      const tell = (data) => this.dispatchEvent(new MessageEvent('message', { data }));
      this.inside.postMessage = tell;
      this.inside.importScripts = (...files) =>
        Promise.all(files.map((file) => this.load(new URL(file, url).href)));
      this.load(url).then(() => {
        const waiting = this.waiting;
        this.waiting = null;
        waiting.forEach((data) => this.postMessage(data));
      });
    }
    load(url) {
      return new Promise((done) => {
        const script = this.inside.document.createElement('script');
        script.src = url;
        script.onload = done;
        this.inside.document.body.append(script);
      });
    }
    postMessage(data) {
      if (this.waiting) this.waiting.push(data);
      else this.inside.dispatchEvent(new MessageEvent('message', { data }));
    }
    terminate() {
      this.inside.frameElement.remove();
    }
  };
}
