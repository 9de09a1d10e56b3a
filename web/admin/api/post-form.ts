interface PostOptions {
  signal: AbortSignal;
  /** Counts are bytes of the whole request. */
  onProgress: (sentBytes: number, totalBytes: number) => void;
}

/**
 * Posts a form. Uses XMLHttpRequest, since fetch reports no upload progress. Errors: TypeError when the connection is lost, a DOMException
 * named AbortError after an abort.
 */
export function postForm(path: string, form: FormData, { signal, onProgress }: PostOptions): Promise<Response> {
  const request = new XMLHttpRequest();
  return new Promise((resolve, reject) => {
    signal.addEventListener("abort", () => request.abort());
    request.upload.addEventListener("progress", ({ loaded, total }) => onProgress(loaded, total));
    request.addEventListener("load", () => {
      const { responseText, status, statusText } = request;
      resolve(new Response(responseText, { status, statusText }));
    });
    request.addEventListener("abort", () => reject(new DOMException("The upload was cancelled.", "AbortError")));
    request.addEventListener("error", () => reject(new TypeError("The connection was lost.")));
    request.open("POST", path);
    request.setRequestHeader("Prefer", "respond-async");
    request.send(form);
  });
}
