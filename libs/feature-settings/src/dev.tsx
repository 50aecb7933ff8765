import { develop } from '@tandem/workbench/develop'
import { settingsFeature } from './feature.ts'
import { settingsPaths } from './paths.ts'

await develop({
  feature: settingsFeature,
  at: settingsPaths.profile,
  data: {
    few: { name: 'Linden & Oak', user_name: 'Maya Lindqvist' },
    many: {
      name: 'Linden & Oak',
      user_name: 'Maya Lindqvist',
      stores: [{ name: 'Linden & Oak', orders: 60 }],
      connected: ['elif'],
    },
  },
})
