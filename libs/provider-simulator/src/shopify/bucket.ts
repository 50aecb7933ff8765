import type { Call } from './call.ts'

/** The size of a Standard plan's bucket, and how fast it refills. */
const standard = { maximumAvailable: 2_000, restoreRate: 100 }

/** `extensions.cost.throttleStatus` */
export interface ThrottleStatus {
  maximumAvailable: number
  currentlyAvailable: number
  restoreRate: number
}

/** The bucket of one app at one shop, refilled by the shop's clock. */
export const bucketOf = ({ shop, app, state }: Call) => {
  const maximumAvailable = app.maximumAvailable ?? standard.maximumAvailable
  const restoreRate = app.restoreRate ?? standard.restoreRate
  const now = shop.now().getTime()
  const known = state.buckets.get(app) ?? { level: maximumAvailable, at: now }
  const restored = (Math.max(0, now - known.at) / 1000) * restoreRate
  const bucket = { level: Math.min(maximumAvailable, known.level + restored), at: now }
  state.buckets.set(app, bucket)
  return {
    /** Takes points out if there are enough. */
    take(points: number): boolean {
      if (points > bucket.level) return false
      bucket.level -= points
      return true
    },
    giveBack(points: number): void {
      bucket.level = Math.min(maximumAvailable, bucket.level + points)
    },
    status: (): ThrottleStatus => ({
      maximumAvailable,
      currentlyAvailable: Math.floor(bucket.level),
      restoreRate,
    }),
  }
}
