import type { SeedData } from '@tandem/workbench/develop'

export const data: SeedData = {
  few: { stores: [{ name: 'Linden & Oak' }], connected: ['elif'] },
  many: {
    stores: [
      { name: 'Linden & Oak', orders: 60 },
      { name: 'Studio Juniper', type: 'shopify', orders: 48 },
      { name: 'Attic Market', sync: 'reading' },
      { name: 'Second Shelf', sync: 'refused', orders: 5 },
      { name: 'Old Stall', archived: true, orders: 3 },
    ],
    connected: ['elif', 'marco'],
    tracked: ['keramik.kiez'],
  },
}
