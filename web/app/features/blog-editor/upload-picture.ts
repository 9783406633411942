import { pathOf, type UploadedPicture } from '@named-first/contract';
import { ApiCallError, readError } from '../../api/transport';

/**
 * Uploads a picture. Uses `XMLHttpRequest`, because `fetch` does not report upload progress.
 *
 * @throws ApiCallError for a response that is not ok; TypeError if there is no response.
 */
export function uploadPicture(body: FormData, onProgress: (share: number) => void): Promise<UploadedPicture> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', pathOf('uploadPicture'));
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onerror = () => reject(new TypeError('The picture could not be sent.'));
    request.onload = () => {
      const { status, statusText, responseText } = request;
      if (status === 201) return resolve(JSON.parse(responseText) as UploadedPicture);
      if (status < 200) return reject(new ApiCallError(status, statusText));
      readError(new Response(responseText, { status, statusText })).then(reject, reject);
    };
    request.send(body);
  });
}

/** The HTML of a picture in a post. */
export function pictureHtml({ url, alt, width, height, srcset }: UploadedPicture): string {
  const quoted = (text: string) =>
    text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
  const sizes = '(min-width: 51rem) 46rem, 92vw';
  return `<p><img src="${quoted(url)}" srcset="${quoted(srcset)}" sizes="${sizes}" width="${width}" height="${height}" alt="${quoted(alt)}" loading="lazy"></p>`;
}
