import type { ReactElement } from 'react';

/** One kind of mail: how its data becomes a subject and a body. */
export type MailTemplate<Data> = { subject: (data: Data) => string; body: (data: Data) => ReactElement };
