/** Icons of things. A separate module, so that pages without pictures do not load it. */
import { Icon, type IconProps } from './icons';

export function PhoneIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 3.5h4.5l2 5-2.5 2a12 12 0 0 0 5.5 5.5l2-2.5 5 2V20c0 .5-.5 1-1 1C10.75 21 3 13.25 3 4.5c0-.5.5-1 1-1Z" />
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
