import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Closing } from './closing';

test('a report sells plans to a lead, and nothing to a client', () => {
  expect(renderToStaticMarkup(<Closing isClient={false} />)).toContain('See plans');
  expect(renderToStaticMarkup(<Closing isClient={true} />)).toBe('');
});
