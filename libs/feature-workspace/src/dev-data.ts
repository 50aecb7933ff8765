import type { SeedData } from '@tandem/workbench/develop'

export const data: SeedData = {
  few: { name: 'Linden & Oak', user_name: 'Maya Lindqvist', people: 3 },
  many: { name: 'Linden & Oak', user_name: 'Maya Lindqvist', people: 60 },
}
