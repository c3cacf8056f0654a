/**
 * node -r ./replay/register.cjs replay/recordPastBug.ts NAME LOG: records the session of a past bug as the QA panel
 * downloads a report, which means without personal data.
 */
import { writeFileSync } from 'node:fs';
import { maskLog } from '@/app/maskLog';
import { printLog } from '@/app/packedLog';
import { pastBugs } from './pastBugs';
import { runCommand } from './runCommand';
import { recordScene } from './scenes';

runCommand(async () => {
  const [wanted, file] = process.argv.slice(2);
  const bug = pastBugs.find(({ name }) => name === wanted);
  if (!bug || file === undefined) return 1;
  writeFileSync(file, printLog(maskLog(await recordScene(bug.session))));
  return 0;
});
