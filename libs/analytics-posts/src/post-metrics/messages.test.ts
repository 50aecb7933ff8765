import { addTranslations } from '@tandem/app-frame'
import { afterEach, expect, test } from 'vitest'
import { activityName, catalogue } from './messages.ts'
import { postMetricsInTurkish } from './messages.tr.ts'

// Tests in one process share the texts in use.
afterEach(() => addTranslations([catalogue]))

test('an action on the profile has a name, and an unknown one is shown as the network names it', () => {
  expect(activityName('call')).toBe('Calls')
  expect(activityName('whatsapp_message')).toBe('whatsapp message')
  expect(activityName('constructor')).toBe('constructor')
})

test('an action on the profile is named in the language of the page', () => {
  addTranslations([postMetricsInTurkish])
  expect(activityName('call')).toBe('Arama')
})
