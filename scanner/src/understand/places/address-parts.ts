export type PostalAddressParts = {
  street: string | null;
  city: string | null;
  region: string | null;
  postalCode: string | null;
};
