import type { Town } from './gazetteer.ts';

const KM_OF_DEGREE = 111;

/** True if any of the towns is within this distance of any of the others, by the equirectangular approximation. */
export function areWithin(towns: readonly Town[], others: readonly Town[], kilometres: number): boolean {
  return towns.some(({ latitude, longitude }) => {
    const eastern = KM_OF_DEGREE * Math.cos((latitude * Math.PI) / 180);
    return others.some((other) => {
      const north = (latitude - other.latitude) * KM_OF_DEGREE;
      if (Math.abs(north) > kilometres) return false;
      const east = (longitude - other.longitude) * eastern;
      return north * north + east * east <= kilometres * kilometres;
    });
  });
}
