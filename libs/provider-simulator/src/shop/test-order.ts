import type { Order } from '../dataset/dataset.ts'

/** One sale in 200 is a test of the checkout; see README.md. */
export const isTestOrder = ({ invoice, status, refunds }: Order): boolean =>
  status === 'completed' && refunds.length === 0 && Number(invoice) % 200 === 13
