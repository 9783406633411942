import { brand } from '@named-first/contract';
import { MAP_URL } from '../map-url';
import { Logo } from './logo';

type FooterLink = { label: string; path?: string };

/** An entry without a path has no page yet, so it is text instead of a dead link. */
const COLUMNS: { title: string; links: FooterLink[] }[] = [
  {
    title: 'Services',
    links: [
      { label: 'LLM Optimization' },
      { label: 'Voice Search' },
      { label: 'Reddit Strategy' },
      { label: 'Google Business Profile' },
    ],
  },
  { title: 'Company', links: [{ label: 'About Us' }, { label: 'Our Team' }, { label: 'Careers' }, { label: 'Press' }] },
  {
    title: 'Resources',
    links: [
      { label: 'Knowledge Library', path: '/knowledge' },
      { label: 'Contact', path: '/contact' },
      { label: 'Case Studies' },
      { label: 'API Documentation' },
    ],
  },
];

export function Footer() {
  return (
    <footer className="no-print mt-24 border-t-4 border-ink bg-sunk">
      <div className="wrap grid grid-cols-2 gap-x-6 gap-y-10 py-12 md:grid-cols-[1.4fr_1fr_1fr_1fr]">
        <div className="max-md:col-span-2">
          <Logo />
          <p className="mt-2 max-w-72 text-soft">{brand.tagline}</p>
          <Contacts />
          <Social />
        </div>
        {COLUMNS.map((column) => (
          <FooterColumn key={column.title} {...column} />
        ))}
      </div>
      <div className="wrap">
        <div className="flex flex-wrap justify-between gap-x-8 gap-y-2 border-t border-line py-5 text-sm text-soft">
          <Proof />
          <p>{`© ${brand.copyrightYear} ${brand.name}. All rights reserved.`}</p>
          <ul className="flex flex-wrap gap-x-6">
            <li>Privacy Policy</li>
            <li>Terms of Service</li>
            <li>Cookie Policy</li>
          </ul>
        </div>
      </div>
    </footer>
  );
}

/** The company behind the agency, with a registration number that visitors can look up. */
function Proof() {
  const [founder] = brand.people;
  const { number, issuer } = brand.registration;
  return (
    <p className="w-full">
      {`${founder.role} ${founder.name}. `}
      {`Registered with the ${issuer}, registration no. ${number}. `}
      {`Member of the ${brand.membership}. In business since ${brand.inBusinessSince}.`}
    </p>
  );
}

const CONTACT_LINK =
  'inline-flex min-h-9 items-center font-semibold text-ink underline-offset-4 hover:underline max-md:min-h-12';

function Contacts() {
  const { street, city, region, postalCode } = brand.postalAddress;
  return (
    <address className="mt-4 text-soft not-italic">
      <p>
        <a href={MAP_URL} className="inline-block underline-offset-4 hover:underline max-md:py-1">
          {street}
          <br />
          {`${city}, ${region} ${postalCode}`}
        </a>
      </p>
      <p className="mt-2">
        <a href={`tel:${brand.phone.e164}`} className={CONTACT_LINK}>
          {brand.phone.display}
        </a>
      </p>
      <p>
        <a href={`mailto:${brand.email}`} className={CONTACT_LINK}>
          {brand.email}
        </a>
      </p>
    </address>
  );
}

function FooterColumn({ title, links }: { title: string; links: FooterLink[] }) {
  return (
    <div>
      <h2 className="text-lg">{title}</h2>
      <ul className="mt-3">
        {links.map(({ label, path }) => (
          <li key={label} className="flex min-h-9 items-center max-md:min-h-12">
            {path ? (
              <a
                href={path}
                className="inline-flex min-h-9 items-center font-semibold underline underline-offset-4 hover:text-signal max-md:min-h-12"
              >
                {label}
              </a>
            ) : (
              <span className="text-soft">{label}</span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

const SOCIAL = [
  {
    name: 'Facebook',
    path: 'M14.5 21v-8h2.8l.5-3.3h-3.3V7.6c0-1 .4-1.7 1.8-1.7h1.6V3c-.5-.1-1.4-.2-2.4-.2-2.6 0-4.3 1.6-4.3 4.4v2.5H8.4V13h2.8v8Z',
  },
  {
    name: 'LinkedIn',
    path: 'M4 9h3.6v11.5H4ZM5.8 3.6a2.1 2.1 0 1 1 0 4.2 2.1 2.1 0 0 1 0-4.2ZM9.9 9h3.4v1.6c.6-1 1.8-1.9 3.5-1.9 3 0 4 1.9 4 4.9v6.9h-3.6v-6.2c0-1.5-.4-2.6-1.8-2.6-1.5 0-2 1.1-2 2.6v6.2H9.9Z',
  },
  { name: 'YouTube', path: 'M3 6.5C5 5 19 5 21 6.5s2 9.5 0 11-16 1.5-18 0-2-9.5 0-11ZM10 8.8v6.4l5.5-3.2Z' },
];

function Social() {
  return (
    <ul className="mt-5 flex gap-2" aria-label="Social media">
      {SOCIAL.map(({ name, path }) => (
        <li
          key={name}
          className="inline-flex size-10 items-center justify-center rounded-sm border border-line text-soft"
        >
          <svg
            viewBox="0 0 24 24"
            className="size-5"
            fill="currentColor"
            fillRule="evenodd"
            role="img"
            aria-label={name}
          >
            <path d={path} />
          </svg>
        </li>
      ))}
    </ul>
  );
}
