/** `12345`, `00000000`, `123 456 789 00012`, `00.000.000/0001-00`: a number that a template left behind. */
export function isSampleRegistration(number: string): boolean {
  const digits = number.replace(/\D/g, '');
  if (/^(\d)\1{3,}$|(\d)\2{6}|1234567/.test(digits)) return true;
  return digits.length >= 5 && '01234567890123456789'.includes(digits);
}
