import type { SeedData } from '@tandem/workbench/develop'

export const data: SeedData = {
  few: { name: 'Linden & Oak', user_name: 'Maya Lindqvist' },
  many: {
    name: 'Linden & Oak',
    user_name: 'Maya Lindqvist',
    stores: [{ name: 'Linden & Oak', orders: 60 }],
    connected: ['elif'],
  },
}
