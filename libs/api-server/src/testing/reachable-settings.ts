import { defaultSettings } from '../platform/dependencies/dependencies.ts'

/** Of a host that stores can reach with webhooks; the many deliveries of a test meet no limit. */
export const reachableSettings = {
  ...defaultSettings,
  webhookUrl: 'https://tandem.test',
  limitsByAddress: false,
}
