import type { ReactNode } from 'react';

export type IconProps = { className?: string };

/** The base of every icon: a 24 px grid, hidden from screen readers because the text next to it says the same. */
export function Icon({ className = 'size-5', children }: IconProps & { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={`shrink-0 ${className}`}
      fill="none"
      stroke="currentColor"
      strokeWidth="2.25"
      strokeLinecap="square"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}

export function CheckIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m4.5 12.5 5 5 10-11" />
    </Icon>
  );
}

export function SuccessIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="9.5" />
      <path d="m7.5 12.3 3.2 3.2 5.8-6.6" />
    </Icon>
  );
}

export function WarningIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 3 2 20.5h20Z" strokeLinejoin="round" />
      <path d="M12 9.5v5M12 17.4v.1" />
    </Icon>
  );
}

export function ErrorIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M8 2.5h8L21.5 8v8L16 21.5H8L2.5 16V8Z" strokeLinejoin="round" />
      <path d="m9 9 6 6m0-6-6 6" />
    </Icon>
  );
}

export function UnknownIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="9.5" />
      <path d="M9.3 9.3a2.8 2.8 0 1 1 3.9 2.9c-.8.4-1.2.9-1.2 1.9M12 17v.1" />
    </Icon>
  );
}

export function ArrowRightIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3.5 12H20M14 5.5l6.5 6.5-6.5 6.5" />
    </Icon>
  );
}

export function ArrowLeftIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M20.5 12H4M10 5.5 3.5 12l6.5 6.5" />
    </Icon>
  );
}

export function ExternalIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M13 4h7v7M20 4 10.5 13.5M18 14.5V20H4V6h5.5" />
    </Icon>
  );
}

export function MenuIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3 6h18M3 12h18M3 18h12" />
    </Icon>
  );
}

export function CloseIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m5 5 14 14M19 5 5 19" />
    </Icon>
  );
}

export function LockIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4.5 10.5h15V21h-15ZM8 10.5V7a4 4 0 0 1 8 0v3.5M12 14.5v2.5" strokeLinejoin="round" />
    </Icon>
  );
}

export function SpinnerIcon({ className = 'size-5' }: IconProps) {
  return (
    <Icon className={`turning ${className}`}>
      <path d="M12 3a9 9 0 1 1-9 9" />
    </Icon>
  );
}

export function MailIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M2.5 5h19v14h-19ZM3 6l9 7.5L21 6" strokeLinejoin="round" />
    </Icon>
  );
}

export function StarIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path
        d="m12 2.5 2.9 6.2 6.6.8-4.9 4.6 1.3 6.700L12 17.500l-5.9 3.3 1.3-6.7-4.9-4.6 6.6-.8Z"
        strokeLinejoin="round"
      />
    </Icon>
  );
}
