import type { Customer } from '@tandem/api-contract'

/** Customers as the API returns them, for stories and tests: one of each kind. */
export function exampleCustomers(): Customer[] {
  const customer: Customer = {
    id: 1,
    store_id: 3,
    name: 'Elif Demir',
    email: 'elif@example.com',
    city: 'Istanbul',
    country: 'TR',
    orders_count: 12,
    spent: [{ currency: 'TRY', amount: 1_427_000 }],
    average_order: [{ currency: 'TRY', amount: 118_917 }],
    last_order_at: '2026-11-21T11:06:00.000Z',
    notes_count: 0,
  }
  return [
    customer,
    { ...customer, id: 2, name: '', email: 'guest@example.com', city: null, country: null, orders_count: 1 },
    {
      ...customer,
      id: 3,
      name: 'Tom Baker',
      email: 'tom@example.com',
      city: 'Leeds',
      country: 'GB',
      spent: [
        { currency: 'GBP', amount: 64_900 },
        { currency: 'JPY', amount: 12_480 },
      ],
      average_order: [
        { currency: 'GBP', amount: 32_450 },
        { currency: 'JPY', amount: 4_160 },
      ],
    },
    {
      ...customer,
      id: 4,
      name: 'Zeynep Çelik',
      email: null,
      city: null,
      orders_count: 0,
      spent: [],
      average_order: [],
      last_order_at: null,
    },
    { ...customer, id: 5, name: 'أمينة', email: 'amina@example.com', city: 'القاهرة', country: 'EG' },
    {
      ...customer,
      id: 6,
      name: 'A person whose name is longer than any column of a table should ever have to be',
      email: 'a.person.whose.address.is.longer.than.any.column.should.have.to.be@mail.example.com',
      orders_count: 12_345,
      spent: [{ currency: 'GBP', amount: 999_999_999_99 }],
      average_order: [{ currency: 'GBP', amount: 81_004_45 }],
    },
    {
      ...customer,
      id: 7,
      name: 'Marta Rossi',
      email: 'marta@example.com',
      spent: [{ currency: 'EUR', amount: 0 }],
      average_order: [{ currency: 'EUR', amount: 0 }],
    },
  ]
}
