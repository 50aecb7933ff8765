import type { Mailer } from '@tandem/api-server'
import type { Metrics } from './metrics.ts'

/** Wraps a mailer and counts its tries. */
export const meterMailer = (mailer: Mailer, { mailDelivered }: Pick<Metrics, 'mailDelivered'>): Mailer => ({
  from: mailer.from,
  async deliver(message) {
    try {
      await mailer.deliver(message)
      mailDelivered('sent')
    } catch (error) {
      mailDelivered('failed')
      throw error
    }
  },
})
