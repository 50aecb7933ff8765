import type { SeedData } from '@tandem/workbench/develop'

export const data: SeedData = {
  few: { stores: [{ name: 'Linden & Oak', orders: 12 }] },
  many: {
    stores: [
      { name: 'Linden & Oak', orders: 60 },
      { name: 'Studio Juniper', type: 'shopify', orders: 48 },
      { name: 'Second Shelf', sync: 'refused', orders: 5 },
    ],
  },
}
