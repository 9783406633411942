import { describe, expect, it } from 'vitest';
import { factsFrom } from '../../../test/facts-from.ts';
import { pageFrom } from '../../../test/page-facts.ts';
import { businessSchemaComplete } from './business-schema-complete.ts';
import { businessSchemaType } from './business-schema-type.ts';
import { valuesToCheck } from './values-to-check.ts';

const ONCE =
  '<title>Home</title><h1>Plumber</h1><p>Acme Plumbing LLC, 12 Main St, Boise, ID 83702</p><p>Call (208) 331-0142.</p><p>Mon–Fri 8am–5pm, Sat–Sun closed</p>';
const site = (html: string) => factsFrom([pageFrom(html)]);

describe('values that the card leaves blank', () => {
  it('are listed for the owner to check, with the whole week', () => {
    const steps = valuesToCheck(site(ONCE)).join('\n');
    expect(steps).toContain('phone number “(208) 331-0142”');
    expect(steps).toContain('street “12 Main St”');
    expect(steps).toContain('Monday to Friday: 8:00 am – 5:00 pm; Saturday to Sunday: closed.');
  });

  it('are no facts of the card itself', () => {
    const { fix } = businessSchemaType.judge(site(ONCE)) as { fix: { paste: { text: string }[]; steps: string[] } };
    expect(fix.paste[0]?.text).toContain('[your street address]');
    expect(fix.steps.join('\n')).toContain('street “12 Main St”');
  });

  it('leave out sample data of a template', () => {
    const steps = valuesToCheck(
      site('<title>Home</title><p>123 Main Street, Anytown, USA 12345</p><p>Call (555) 555-5555</p>'),
    );
    expect(steps.join('\n')).not.toMatch(/555|Main Street/);
  });

  it('have no county in the place of the town', () => {
    const steps = valuesToCheck(site('<title>Home</title><h1>Plumber</h1><p>Proudly serving El Paso County.</p>'));
    expect(steps.join('\n')).not.toContain('El Paso County');
  });

  it('are not listed once the client signed the facts', () => {
    const facts = site(ONCE);
    const signed = { ...facts.certain, signed: {} } as typeof facts.certain;
    expect(valuesToCheck({ ...facts, certain: signed })).toEqual([]);
  });
});

describe('the card of a site', () => {
  it('is pasted whole only where there is none', () => {
    const { fix } = businessSchemaComplete.judge(site(ONCE));
    expect(fix.summary).toBe('Add a business card for machines: the block under “Your digital business card”.');
    expect(fix.paste).toEqual([]);
    expect(fix.steps.join(' ')).not.toContain('Check and add');
  });
});
