import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Glyph } from '../../ui/glyphs.tsx';
import { useWord } from '../../words/words.tsx';

/** Lets the browser call one to one's turn. It is offered until it was allowed or refused. */
export function CallMe() {
  const word = useWord();
  const [permission, setPermission] = useState(() => ('Notification' in window ? Notification.permission : 'denied'));
  if (permission !== 'default') return null;
  return (
    <Button kind="ghost" onClick={() => void Notification.requestPermission().then(setPermission)}>
      <Glyph name="bell" />
      {word('table.call.me')}
    </Button>
  );
}
