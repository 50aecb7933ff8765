import { openEmbedded } from '@tandem/api-server/node'

/**
 * Run on the data folder of a product that is stopped, it leaves a job there that can only fail: it names a store in a
 * way that the database does not take.
 */
const [, , dataFolder = ''] = process.argv
const ignore = () => undefined
const opened = await openEmbedded(dataFolder)
const jobs = await opened.openJobs({ debug: ignore, info: ignore, warn: ignore, error: ignore })
await jobs.enqueue('store-events', { team_id: 1, store_id: 'none' }, { key: 'none' })
await jobs.stop()
await opened.close()
process.exit()
