import { writeFileSync } from 'node:fs';
import type { Pen } from '@starboard/board/terminal';
import {
  type Answer,
  botAnswers,
  Chance,
  type SeatId,
  same,
  seedFrom,
  showDecision,
  type Text,
  type Viewer,
} from '@starboard/kernel';
import { createFormatter, mergeTexts } from '@starboard/kernel/text';
import { Failure, reasonText } from './errors.ts';
import { type Ending, endLines, introLines, keptLines } from './frame.ts';
import { sentence } from './layout.ts';
import { oddsLines } from './odds.ts';
import { logLines, type Question, questionLines, questionOf, questionWho, readAnswer } from './question.ts';
import { botSeed, type Sitting } from './sitting.ts';
import type { Terminal } from './terminal.ts';
import { text, words } from './text/index.ts';
import { commandLines, readWish, takeBack } from './wishes.ts';

/** What came of a question. */
type Reply =
  | { readonly kind: 'answer'; readonly answer: Answer }
  | { readonly kind: 'undone' }
  | { readonly kind: 'end'; readonly ending: Ending };

/** Plays a match at one keyboard, from its first question to its end or until somebody leaves. */
export async function play(sitting: Sitting, terminal: Terminal): Promise<void> {
  await new HotSeat(sitting, terminal).play();
}

class HotSeat {
  readonly #sitting: Sitting;
  readonly #terminal: Terminal;
  readonly #pen: Pen;
  // Drawn from the seed, apart from the match's own dice: the same words and answers give the same match again.
  readonly #botChance: Chance;
  readonly #oddsChance: Chance;
  /** How much of the log each seat has read. */
  readonly #readUpTo = new Map<SeatId, number>();
  #lastAsked: SeatId | undefined;
  /** Something to say above the next question. */
  #notice: string[] = [];
  #unsaved: Failure | undefined;

  constructor(sitting: Sitting, terminal: Terminal) {
    this.#sitting = sitting;
    this.#terminal = terminal;
    const say = createFormatter(mergeTexts(words, sitting.shelved.texts), sitting.language);
    this.#pen = { say, paint: terminal.paint, width: terminal.width };
    this.#botChance = new Chance(botSeed(sitting.seed));
    this.#oddsChance = new Chance(seedFrom(`${sitting.seed} odds`));
  }

  async play(): Promise<void> {
    this.#terminal.print(introLines(this.#sitting, this.#pen));
    const ending = await this.#playOn().finally(() => this.#maybeSave());
    if (ending === 'over') this.#showEnd();
    this.#terminal.print(endLines(this.#sitting, ending, this.#pen));
    // What can be told of the match was told: its seed is all that is left of it.
    if (this.#unsaved !== undefined) throw this.#unsaved;
    this.#terminal.print(keptLines(this.#sitting, this.#pen));
  }

  async #playOn(): Promise<Ending> {
    const { match, humans, bots } = this.#sitting;
    while (match.decision !== undefined) {
      const asked = match.waitingFor.filter(seat => humans.includes(seat));
      if (asked.length === 0) {
        const [seat] = match.waitingFor;
        botAnswers(match, seat!, bots.get(seat!)!, this.#botChance);
      } else {
        const reply = await this.#askSomeone(asked);
        if (reply.kind === 'end') return reply.ending;
      }
    }
    return 'over';
  }

  async #askSomeone(asked: readonly SeatId[]): Promise<Reply> {
    const { match } = this.#sitting;
    const who = await this.#whoAnswers(asked);
    if (who.kind !== 'answer') return who;
    const seat = String(who.answer);
    if (!(await this.#maybeHandOver(seat))) return { kind: 'end', ending: 'input' };
    this.#showTable(seat);
    const reply = await this.#converse(this.#questionFor(seat), seat);
    if (reply.kind === 'answer') match.answer(seat, reply.answer);
    return reply;
  }

  #questionFor(seat: SeatId): Question {
    const { match, shelved } = this.#sitting;
    const names = shelved.face.places;
    return questionOf(showDecision(match, seat)!, seat, names && { names, view: match.view(seat) });
  }

  /** Several are asked one after the other; where any of them may answer, they settle who does. */
  async #whoAnswers(asked: readonly SeatId[]): Promise<Reply> {
    const isOpen = this.#sitting.match.decision?.mode === 'any' && asked.length > 1;
    return isOpen ? this.#converse(questionWho(asked)) : { kind: 'answer', answer: asked[0]! };
  }

  /** Lets nobody but this seat see what only this seat may know. False if the input ends meanwhile. */
  async #maybeHandOver(seat: SeatId): Promise<boolean> {
    const { humans, match } = this.#sitting;
    const from = this.#lastAsked;
    this.#lastAsked = seat;
    const isSecret = match.decision?.mode === 'secret' || !same(match.view(seat), match.view('spectator'));
    if (humans.length === 1 || from === seat || !isSecret) return true;

    const { paint, say } = this.#pen;
    const name = { seat: { key: seat } };
    if (from !== undefined) this.#terminal.clear();
    this.#terminal.print(['', ...sentence(text('cli.handOver', name), this.#pen).map(paint.accent)]);
    if (!this.#terminal.isScreen) return true;
    const ready = await this.#terminal.read(say(text('cli.handOver.ready', name)));
    this.#terminal.clear();
    return ready !== undefined;
  }

  /** The position as this seat sees it, and what was said since it was last asked. */
  #showTable(seat: SeatId): void {
    const said = this.#said(seat, this.#readUpTo.get(seat) ?? 0);
    this.#readUpTo.set(seat, this.#sitting.match.log.length);
    this.#terminal.print([...this.#position(seat), ...said, ...this.#notice]);
    this.#notice = [];
  }

  #showEnd(): void {
    const { humans } = this.#sitting;
    const eyes = humans.length === 1 ? humans[0]! : 'spectator';
    const said = this.#said(eyes, Math.max(0, ...this.#readUpTo.values()));
    this.#terminal.print([...said, ...this.#position(eyes)]);
  }

  #position(eyes: Viewer): string[] {
    const { match, shelved } = this.#sitting;
    return ['', ...shelved.face.draw(match.view(eyes), eyes, this.#pen)];
  }

  #said(eyes: Viewer, from: number): string[] {
    const lines = logLines(this.#sitting.match.logFor(eyes, from), this.#pen);
    return lines.length > 0 ? ['', ...lines] : [];
  }

  /** Puts a question again and again until it is answered, or something else settles it. */
  async #converse(question: Question, seat?: SeatId): Promise<Reply> {
    for (;;) {
      this.#terminal.print(['', ...questionLines(question, this.#pen)]);
      const typed = await this.#terminal.read('> ');
      const reply: Reply | undefined =
        typed === undefined ? { kind: 'end', ending: 'input' } : this.#fulfil(typed, question, seat);
      if (reply !== undefined) return reply;
    }
  }

  #fulfil(typed: string, question: Question, seat: SeatId | undefined): Reply | undefined {
    const wish = readWish(typed);
    switch (wish.kind) {
      case 'quit':
        return { kind: 'end', ending: 'left' };
      case 'undo':
        return this.#undo();
      case 'help':
        this.#terminal.print(commandLines(this.#pen));
        return undefined;
    }
    const reading = readAnswer(question, wish.of);
    if ('wrong' in reading) this.#complain(reading.wrong);
    else if (wish.kind === 'answer') return { kind: 'answer', answer: reading.answer };
    else this.#showOdds(reading.answer, seat);
    return undefined;
  }

  #undo(): Reply | undefined {
    const { match, humans } = this.#sitting;
    const { done, told } = takeBack(match, humans);
    if (!done) {
      this.#complain(told);
      return undefined;
    }
    for (const [seat, read] of this.#readUpTo) this.#readUpTo.set(seat, Math.min(read, match.log.length));
    this.#notice = ['', ...sentence(told, this.#pen)];
    return { kind: 'undone' };
  }

  #showOdds(answer: Answer, seat: SeatId | undefined): void {
    if (seat === undefined) this.#complain(text('cli.odds.none'));
    else this.#terminal.print(oddsLines(this.#sitting, seat, answer, this.#oddsChance, this.#pen));
  }

  #complain(wrong: Text): void {
    this.#terminal.print(sentence(wrong, this.#pen).map(this.#pen.paint.bad));
  }

  #maybeSave(): void {
    const { save, match } = this.#sitting;
    if (save === undefined) return;
    try {
      writeFileSync(save, `${JSON.stringify(match.journal(), null, 2)}\n`);
    } catch (thrown) {
      this.#unsaved = new Failure(text('cli.end.saveFailed', { file: save, reason: reasonText(thrown) }));
    }
  }
}
