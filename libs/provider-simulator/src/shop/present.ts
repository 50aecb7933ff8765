import type { Shop } from './shop.ts'

/** This moment, in UTC and in the shop's own time. */
export const present = (shop: Shop): { gmt: string; local: string } => {
  const gmt = shop.now().toISOString().slice(0, 19)
  return { gmt, local: shop.clock.toLocal(gmt) }
}
