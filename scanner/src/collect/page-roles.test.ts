import { describe, expect, it } from 'vitest';
import { guessRole } from './page-roles.ts';

describe('the role of a page', () => {
  it.each([
    ['/impressum/', 'contact'],
    ['/kontakt.html', 'contact'],
    ['/contacto/', 'contact'],
    ['/conditions-we-treat/', 'other'],
  ])('%s is %s', (path, role) => {
    expect(guessRole(path, '')?.role).toBe(role);
  });

  it.each([
    '/privacy-policy/',
    '/politica-privacidad.html',
    '/politica-de-cookies/',
    '/datenschutzerklaerung/',
    '/agb/',
  ])('%s is small print that nobody reads', (path) => {
    expect(guessRole(path, '')).toBeNull();
  });
});
