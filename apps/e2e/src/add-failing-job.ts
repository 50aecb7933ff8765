import { openEmbedded } from '@tandem/api-server/node'

/**
 * Run on the data folder of a stopped product, it adds a job that always fails: it refers to a store in a way
 * that the database rejects.
 */
const [, , dataFolder = ''] = process.argv
const ignore = () => undefined
const opened = await openEmbedded(dataFolder)
const jobs = await opened.openJobs({ debug: ignore, info: ignore, warn: ignore, error: ignore })
await jobs.enqueue('store-events', { team_id: 1, store_id: 'none' }, { key: 'none' })
await jobs.stop()
await opened.close()
process.exit()
