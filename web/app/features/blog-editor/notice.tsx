import { Button } from '../../components/ui/button';

type NoticeProps = { text: string; look?: 'plain' | 'warn'; action?: { label: string; onClick: () => void } };

/** A message about the form, above it. */
export function Notice({ text, look = 'plain', action }: NoticeProps) {
  return (
    <div
      role="status"
      className={`mb-4 flex flex-wrap items-center justify-between gap-x-4 rounded-sm border-l-4 px-4 py-2 ${look === 'warn' ? 'border-warn bg-warn-tint' : 'border-signal bg-signal-tint'}`}
    >
      <p className="py-1">{text}</p>
      {action && (
        <Button look="quiet" className="px-2!" onClick={action.onClick}>
          {action.label}
        </Button>
      )}
    </div>
  );
}
