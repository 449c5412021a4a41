export interface FormAnswer {
  /** 0 when no answer came. */
  status: number;
  text: string;
}

/** Sends a form by XMLHttpRequest, the only way a browser reports upload progress. Resolves on failure too. */
export function sendForm(
  path: string,
  form: FormData,
  headers: Readonly<Record<string, string>>,
  onProgress?: (share: number) => void,
): Promise<FormAnswer> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('POST', path);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', (event) => {
      if (event.lengthComputable) onProgress?.(event.loaded / event.total);
    });
    request.addEventListener('load', () => resolve({ status: request.status, text: request.responseText }));
    for (const failure of ['error', 'abort', 'timeout'])
      request.addEventListener(failure, () => resolve({ status: 0, text: '' }));
    request.send(form);
  });
}
