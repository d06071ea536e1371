import { useLocation } from 'wouter';
import { Problem } from '../app/Problem.tsx';
import { useTask } from '../app/use-task.ts';
import { useSettings } from '../settings/settings.ts';
import { Button } from '../ui/Button.tsx';
import { useWord } from '../words/words.tsx';
import { startTutorial } from './start-tutorial.ts';

/** One click, and the first game stands on the table. */
export function TutorialButton({ isPrimary = false }: { readonly isPrimary?: boolean }) {
  const word = useWord();
  const { name } = useSettings();
  const [, go] = useLocation();
  const { isBusy, problem, run } = useTask();
  const start = () => run(async () => go(await startTutorial(name || word('shelf.someone'))));
  return (
    <>
      <Button kind={isPrimary ? 'primary' : 'plain'} aria-disabled={isBusy} onClick={isBusy ? undefined : start}>
        {word(isBusy ? 'shelf.tutorial.starting' : 'shelf.tutorial.start')}
      </Button>
      {problem !== undefined && <Problem thrown={problem} />}
    </>
  );
}
