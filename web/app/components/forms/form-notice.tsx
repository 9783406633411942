/** An error about a form as a whole, above its fields. */
export function FormNotice({ text }: { text: string | null | undefined }) {
  if (!text) return null;
  return (
    <p role="alert" className="mb-5 rounded-sm border-l-4 border-bad bg-bad-tint px-4 py-3 font-medium">
      {text}
    </p>
  );
}
