import type { ReactNode } from 'react';

type IconProps = { className?: string };

/** Every icon is drawn on a 24 px grid with the pen of the headings and is silent: the words beside it speak. */
function Icon({ className = 'size-5', children }: IconProps & { children: ReactNode }) {
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

export function CardIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M2.5 5.5h19v13h-19ZM2.5 10h19M6 14.75h4" />
    </Icon>
  );
}

export function ShieldIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 2.75 4.5 5.5v6c0 4.5 3 7.75 7.5 9.75 4.5-2 7.5-5.25 7.5-9.75v-6Z" />
      <path d="m8.5 11.75 2.75 2.75 4.5-5" />
    </Icon>
  );
}

export function RefundIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 4v5.5h5.5" />
      <path d="M4.5 9.25A8.75 8.75 0 1 1 3.25 14" />
    </Icon>
  );
}

export function PhoneIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 3.5h4.5l2 5-2.5 2a12 12 0 0 0 5.5 5.5l2-2.5 5 2V20c0 .5-.5 1-1 1C10.75 21 3 13.25 3 4.5c0-.5.5-1 1-1Z" />
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

export function GaugeIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3 18.5a9.5 9.5 0 1 1 18 0M12 15.5 16 9" />
      <circle cx="12" cy="16.5" r="1.5" />
    </Icon>
  );
}

export function WrenchIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path
        d="M20.5 7.5 17 11l-4-4 3.5-3.5a5.5 5.5 0 0 0-7 7L3 17l4 4 6.5-6.5a5.5 5.5 0 0 0 7-7Z"
        strokeLinejoin="round"
      />
    </Icon>
  );
}

export function CalendarIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3.5 5.5h17v15h-17ZM3.5 10.5h17M8 2.5v5M16 2.5v5M8 15h3" strokeLinejoin="round" />
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

export function TagIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3 3h8.5l9.5 9.5-8.5 8.5L3 11.5ZM7.5 7.5v.1" strokeLinejoin="round" />
    </Icon>
  );
}

export function CopyIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M8.5 8.5H21V21H8.5ZM15.5 8.5V3H3v12.5h5.5" strokeLinejoin="round" />
    </Icon>
  );
}

export function ChatIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3 4h18v13H12l-5 4v-4H3ZM7.5 8.5h9M7.5 12.5h5" strokeLinejoin="round" />
    </Icon>
  );
}

export function PeopleIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="9" cy="8" r="4" />
      <path d="M2 20.500c0-4 3-6.5 7-6.500s7 2.5 7 6.500M15.5 4.500a4 4 0 0 1 0 7M18.5 14.800c2.2 1 3.5 3 3.5 5.7" />
    </Icon>
  );
}

export function MicIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M9 6a3 3 0 0 1 6 0v5.500a3 3 0 0 1-6 0ZM5 11.500a7 7 0 0 0 14 0M12 18.500V22" />
    </Icon>
  );
}

export function PinIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 22s7.5-6.8 7.5-12.500a7.5 7.5 0 0 0-15 0C4.5 15.2 12 22 12 22Z" strokeLinejoin="round" />
      <circle cx="12" cy="9.5" r="2.5" />
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

export function PenIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 20l1-5L16.5 3.500l4 4L9 19ZM14 6l4 4" strokeLinejoin="round" />
    </Icon>
  );
}

export function ListIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3 3h18v18H3ZM7 8h.1M11 8h6M7 12h.1M11 12h6M7 16h.1M11 16h6" strokeLinejoin="round" />
    </Icon>
  );
}

export function CodeIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M8 6.5 2.5 12 8 17.500M16 6.500l5.5 5.5-5.5 5.500M13.5 4l-3 16" />
    </Icon>
  );
}

export function ChartIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3 3v18h18M8 17v-4M13 17V9M18 17V5" />
    </Icon>
  );
}

export function VideoIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M2.5 6h13v12h-13Z" strokeLinejoin="round" />
      <path d="m15.5 11 6-3.5v9l-6-3.5" strokeLinejoin="round" />
    </Icon>
  );
}
