import type { Shop } from './shop.ts'

/** The current time, in UTC and in the shop's zone. */
export const present = (shop: Shop): { gmt: string; local: string } => {
  const gmt = shop.now().toISOString().slice(0, 19)
  return { gmt, local: shop.clock.toLocal(gmt) }
}
