import type { SeedData } from '@tandem/workbench/develop'

export const data: SeedData = {
  few: { connected: ['elif'], stores: [{ name: 'Linden & Oak', orders: 12 }] },
  many: {
    connected: ['elif', 'marco'],
    tracked: ['keramik.kiez'],
    stores: [{ name: 'Linden & Oak', orders: 60 }],
  },
}
