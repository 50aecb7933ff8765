import type { TeamOptions } from '../team.ts'
import { startTestingApi } from '../testing-api.ts'
import { keep } from './kept-file.ts'
import { migratedSnapshot } from './migrated-snapshot.ts'

const [path = '', team = '{}'] = process.argv.slice(2)
const api = await startTestingApi(await migratedSnapshot())
await keep(path, await api.copyWith(JSON.parse(team) as TeamOptions))
await api.close()
