import type {
  Answer,
  LogEntry,
  Odds,
  Ref,
  SeatId,
  ShownAsk,
  ShownDecision,
  ShownOption,
  Text,
  Viewer,
} from '@starboard/kernel';
import type { Formatter } from '@starboard/kernel/text';
import type { ComponentType } from 'react';
import type { IconDrawing } from './icon.tsx';

/** Each seat has a hue and a ring of its own, `--seat-1` to `--seat-6`. */
export type Ring = 1 | 2 | 3 | 4 | 5 | 6;

/** A seat, as the table shows it. */
export interface SeatFace {
  readonly id: SeatId;
  readonly ring: Ring;
  /** The person or bot that sits there; empty while nobody does. */
  readonly name: string;
  readonly held: 'person' | 'bot' | 'nobody';
  readonly isYours: boolean;
  /** Somebody else's around the same screen, who is not asked now: then it is called by the name and not "you". */
  readonly isNeighbours?: boolean;
}

/** Whom a seat plays. */
export interface SeatRole {
  readonly name: Text;
  readonly icon: IconDrawing;
  /** What else there is to it, in a line: who commands its ship, the heroes it holds. */
  readonly note?: Text;
}

/** Something that can be chosen now, so that it is lit: a place, a piece, a card. */
export interface Target {
  readonly ref: Ref;
  readonly isChosen: boolean;
  /** The key that chooses it. */
  readonly hotkey?: string;
  /** What choosing it does, for those who do not see it. */
  readonly label: string;
}

/** What every part of a game's face is given. It draws this and computes no rule. */
export interface FaceProps<View> {
  readonly view: View;
  /** Through whose eyes. */
  readonly seat: Viewer;
  readonly seats: readonly SeatFace[];
  /** The question that waits, if it may be seen. */
  readonly decision?: ShownDecision | undefined;
  /** Nothing is to be done any more. */
  readonly isOver?: boolean;
  readonly say: Formatter;
  /** The number of a rule, which opens its text. */
  readonly Rule: ComponentType<{ readonly rule: string }>;
}

/** What can be pointed at and chosen. */
export interface TouchProps {
  readonly targets: readonly Target[];
  /** What something elsewhere on the page speaks of: an option or a line of the log under the pointer. */
  readonly lit: readonly Ref[];
  onPick(ref: Ref): void;
  onPoint(ref: Ref | undefined): void;
  /** Gives an answer that was put together elsewhere than in the question: a flight that was planned. */
  onAnswer(answer: Answer): void;
}

export interface BoardProps<View> extends FaceProps<View>, TouchProps {
  /** The option that is being thought about, so that reach, sight and cost can be shown before it is taken. */
  readonly considered?: ShownOption | undefined;
  /** What is just happening, while it is shown step by step. */
  readonly happening?: LogEntry | undefined;
}

export interface PartyProps<View> extends FaceProps<View>, TouchProps {
  /** Portraits with the few numbers that matter, where there is little room. */
  readonly isCompact: boolean;
}

type PairsAsk = Extract<ShownAsk, { readonly shape: 'pairs' }>;

/** An answer of several parts while it is put together. */
export interface PairingProps<View> extends FaceProps<View> {
  readonly decision: ShownDecision;
  readonly ask: PairsAsk;
  readonly pairs: readonly (readonly [string, string])[];
  readonly isOpen: boolean;
  onPair(pairs: readonly (readonly [string, string])[]): void;
}

/** How an answer of several parts lies at first: some of the options, or pairs of them. */
export interface Proposal {
  readonly picked?: readonly string[];
  readonly pairs?: readonly (readonly [string, string])[];
}

/** Where a match stands in its turn structure. */
export interface Status {
  readonly title: Text;
  readonly round: number;
  readonly phases: readonly { readonly id: string; readonly name: Text; readonly note?: Text }[];
  /** The id of the phase that is being played. */
  readonly phase: string;
  /** Whose turn it is, and in which order turns are taken. */
  readonly acting?: SeatId;
  readonly order: readonly { readonly seat: SeatId; readonly isDone: boolean }[];
  /** Piles and the like. */
  readonly counters: readonly Text[];
}

/** A kind of action: how the action bar shows it. */
export interface Verb {
  readonly name: Text;
  readonly icon: IconDrawing;
  /** A letter. */
  readonly hotkey: string;
  /** It can neither go wrong nor cost what cannot be had back: it needs no confirming. */
  readonly isPlain?: boolean;
  /** It names a kind of things to do, and none of them: the button that does one says which. */
  readonly isKind?: boolean;
}

export type Tone = 'plain' | 'good' | 'bad' | 'noise' | 'enemy' | 'friend';

/** How a line of the log is marked. */
export interface Mark {
  readonly icon: IconDrawing;
  readonly tone: Tone;
  /** Worth a place on the timeline of a replay. */
  readonly isMilestone?: boolean;
}

/** Dice that were rolled, and what counted. */
export interface Roll {
  readonly title: Text;
  readonly dice: readonly { readonly face: number; readonly verdict?: 'hit' | 'miss' }[];
  /** What a die that counts and one that does not are called, where it is not to hit. */
  readonly verdicts?: { readonly hit: Text; readonly miss: Text };
  readonly result?: { readonly value: number | string; readonly text: Text; readonly tone: Tone };
}

/** One line of what an option may lead to. */
export interface Prospect {
  readonly text: Text;
  readonly share: number;
  readonly tone: 'good' | 'bad';
}

/** One sentence at the moment it matters, for whoever plays for the first time. */
export interface Hint<View> {
  readonly id: string;
  readonly text: Text;
  readonly rule?: string;
  /** Whether now is the moment. */
  isDue(now: Omit<FaceProps<View>, 'say' | 'Rule'> & { readonly log: readonly LogEntry[] }): boolean;
}

/** Something worth doing next, with the reason. */
export interface Idea {
  /** The key of the option that begins it. */
  readonly key: string;
  readonly text: Text;
  readonly rule?: string;
}

/** One thing that can be set up, as a card: a mission, a survivor. */
export interface SetupCard {
  readonly value: string;
  readonly title: Text;
  readonly text?: Text;
  readonly icon?: IconDrawing;
  /** Cards of one group stand under one heading. */
  readonly group?: Text;
  /** From 1, easy, to 3, hard. */
  readonly level?: 1 | 2 | 3;
  readonly minutes?: number;
  /** Short facts: what it needs, what waits there. */
  readonly facts?: readonly Text[];
  /** What is told of it when it is looked at: the abilities of a survivor in full. */
  readonly details?: readonly { readonly title: Text; readonly text: Text }[];
  /** Cards of one family exclude each other: the two sets of abilities of a class. */
  readonly family?: string;
  /** What must be on the table for it to be shown, as values of a field of switches: its expansions. */
  readonly comesWith?: readonly { readonly field: string; readonly value: string }[];
}

/** How a field of the set-up is shown; what it may hold is in the schema. */
export interface SetupField {
  readonly name: string;
  readonly title: Text;
  readonly cards: readonly SetupCard[];
  /** Any of the cards, and none of them gets a seat: who attacks. They stand where it is chosen what is played. */
  readonly isPool?: boolean;
  /** The cards make a party in which one may be taken several times, and each member has choices of its own. */
  readonly roster?: Roster;
}

export interface Roster {
  readonly least: number;
  readonly most: number;
  /** The cards of those who go if nobody says otherwise. */
  readonly usual: readonly string[];
  /** Where a member that is written in full has its card; without choices it is written as its card alone. */
  readonly card: string;
  choicesOf(card: string): readonly MemberChoice[];
}

/** What is chosen for a member of a party besides its card: one more skill. */
export interface MemberChoice {
  /** Where a member has it. */
  readonly name: string;
  readonly title: Text;
  readonly values: readonly { readonly value: string; readonly title: Text; readonly text?: Text }[];
  /** What it is if nobody says otherwise: as many as are chosen. */
  readonly usual: readonly string[];
  /** It is written as a list, even if that has one value. */
  readonly isList?: boolean;
}

/** Content that a person wrote and opens from a file: a mission of one's own. */
export interface OwnContent {
  /** The field that it goes into. */
  readonly field: string;
  /** The card that is chosen with it: which field it is in, and its value there. */
  readonly card: { readonly field: string; readonly value: string };
  /** How it looks among the cards, or everything that is wrong with it. */
  check(written: unknown): CheckedContent;
}

type CheckedContent =
  | { readonly ok: true; readonly card: SetupCard }
  | { readonly ok: false; readonly problems: readonly { readonly where: string; readonly text: Text }[] };

export interface SetupSheet {
  /** The fields with cards, the most important first. Those not named here get plain controls. */
  readonly fields: readonly SetupField[];
  /** Where the words for a plain field are, if not `setup.<field>` and `setup.<field>.<value>`. */
  readonly words: { readonly [field: string]: string };
  /** What a newcomer should play first. */
  readonly tutorial: { readonly title: Text; readonly setup: unknown };
  /** A picture of what was chosen, such as the mission's map. */
  readonly Preview?: ComponentType<{ readonly setup: unknown; readonly say: Formatter }>;
  /** What is to be known of it beforehand, in words: what wins, what fails, what is special. */
  readonly Briefing?: ComponentType<{ readonly setup: unknown; readonly say: Formatter }>;
  readonly own?: OwnContent;
}

/** How a game looks and speaks on the page. Everything else there serves all games alike. */
export interface GameFace<View = unknown> {
  readonly Board: ComponentType<BoardProps<View>>;
  /** What stands beside the board: goals, the event in force. */
  readonly Briefing: ComponentType<FaceProps<View>>;
  /**
   * What every seat has before it. What stands for a member of the party and takes the focus has `data-member`, with the
   * value `shown` if it is the one that stands in full; with the focus of the keyboard it is shown.
   */
  readonly Party: ComponentType<PartyProps<View>>;
  /**
   * The board is as high as it is wide: where there is much room, the party stands beside it and not below, and what can
   * be done stands with the question.
   */
  readonly isPartyBeside?: boolean;
  /** The board is much wider than it is high: nothing stands beside it on the left, and the party has the briefing, too. */
  readonly isBoardWide?: boolean;
  /** What of the board stands in the column beside it, where there is one: the other of two boards. */
  readonly Aside?: ComponentType<BoardProps<View>>;
  /** The meaning of the shapes on the board. */
  readonly Legend: ComponentType<FaceProps<View>>;
  status(view: View): Status;
  /** What a round is called: "Round 3", "Year 3"; at 0, what comes before the first: "Set-up". Log, replay and lists say it so. */
  roundName(round: number): Text;
  /** Whether a seat may know what another does not. Around one screen the table is then covered between two people. */
  readonly hasSecrets: boolean;
  /** Whom a seat plays: one person may hold several. Before the match there is no view; later, it may be somebody else. */
  seatOf(seat: SeatId, view?: View): SeatRole;
  /**
   * Whom a seat will play by the set-up, which is all that an invitation knows. Left out where a card of the set-up stands
   * for each seat.
   */
  seatIn?(seat: SeatId, setup: unknown): SeatRole;
  /** By the group of an option. */
  readonly verbs: { readonly [group: string]: Verb };
  markOf(entry: LogEntry): Mark;
  /** Whether something that can be chosen is seen on the board, as far as not all of it is: a card never is. */
  isOnBoard?(view: View, ref: Ref): boolean;
  /** What a line of the log speaks of, to be lit. */
  refsOf(view: View, entry: LogEntry): readonly Ref[];
  /** The dice of the last roll in these lines, and what counted. */
  lastRoll(log: readonly LogEntry[]): Roll | undefined;
  prospectsOf(odds: Odds): readonly Prospect[];
  /** What choosing this option means, in a few figures: range, dice, cost. */
  figuresOf?(view: View, option: ShownOption): readonly { readonly value: string; readonly text: Text }[];
  /** What choosing this option brings, in a line below it: what an item or a skill does. */
  noteOf?(option: ShownOption): Text | undefined;
  /** A picture of an option, before its name: a die, a face. */
  readonly Sign?: ComponentType<{ readonly option: ShownOption }>;
  /** Where the game knows a good answer of several parts, it is laid out at once; it can be changed. */
  proposalOf?(view: View, decision: ShownDecision): Proposal | undefined;
  /** Puts the answer to a question for pairs together in the game's own way: dice against dice. */
  readonly Pairing?: ComponentType<PairingProps<View>>;
  /** What choosing this place means, in a sentence: how far it is, what could be done from there. */
  placeText?(view: View, decision: ShownDecision, place: number): Text;
  readonly hints: readonly Hint<View>[];
  /** "What could I do next?": the best ideas first, a few of them. */
  ideasOf?(view: View, decision: ShownDecision): readonly Idea[];
  /** What is worth telling when it is over; `isUnfinished` if it was given up or stopped before its rules ended it. */
  statistics(view: View, isUnfinished: boolean): readonly { readonly value: number | string; readonly text: Text }[];
  /** How it came to that, from the beginning: charts, a timeline. */
  readonly Chronicle?: ComponentType<FaceProps<View>>;
  readonly setup: SetupSheet;
}

/** Holds the parts of a face to one view; afterwards nobody needs to know which. */
export function faceOf<View>(face: GameFace<View>): GameFace {
  return face as unknown as GameFace;
}
