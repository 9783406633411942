type PublishSwitchProps = { isOn: boolean; onChange: (isOn: boolean) => void };

/** On: the next save publishes the post. Off: it is a draft. */
export function PublishSwitch({ isOn, onChange }: PublishSwitchProps) {
  return (
    <label className="flex min-h-12 w-fit cursor-pointer items-center gap-3 font-semibold">
      <input
        type="checkbox"
        role="switch"
        name="published"
        checked={isOn}
        aria-checked={isOn}
        onChange={({ target }) => onChange(target.checked)}
        className="publish-switch"
      />
      Publish immediately
    </label>
  );
}
