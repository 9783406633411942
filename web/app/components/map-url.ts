import { brand } from '@named-first/contract';

const { street, city, region, postalCode } = brand.postalAddress;

/** Our location as a Google Maps link (https://developers.google.com/maps/documentation/urls/get-started, "Search"). */
export const MAP_URL = `https://www.google.com/maps/search/?${new URLSearchParams({
  api: '1',
  query: `${street}, ${city}, ${region} ${postalCode}`,
})}`;
