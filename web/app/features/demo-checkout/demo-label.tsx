/** A label at the top of every demo page that says that nothing on it is real. */
export function DemoLabel({ children }: { children: string }) {
  return <p className="rounded-sm border-2 border-dashed border-edge bg-sunk px-4 py-3 font-semibold">{children}</p>;
}
