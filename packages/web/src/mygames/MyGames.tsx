export default function MyGames() {
  return null;
}
