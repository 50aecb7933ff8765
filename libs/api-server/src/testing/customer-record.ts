import type { CustomerRow } from '@tandem/connectors'

/** A customer as a store lists one, of whom it says nothing more than this. */
export const customerRecord = (
  values: Pick<CustomerRow, 'provider_id' | 'name'> & Partial<CustomerRow>,
): CustomerRow => ({
  email: null,
  city: null,
  country: null,
  phone: null,
  address: null,
  registered_at: '2026-01-01T00:00:00Z',
  modified_at: null,
  ...values,
})
