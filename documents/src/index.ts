import type { RenderMail } from '@named-first/contract';

export const renderMail: RenderMail = async (kind) => ({ subject: kind, html: '', text: '' });
