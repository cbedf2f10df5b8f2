import de.bwaldvogel.mongo.MongoServer;
import de.bwaldvogel.mongo.MongoVersion;
import de.bwaldvogel.mongo.backend.h2.H2Backend;
import java.io.FileInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.h2.mvstore.DataUtils;
import org.h2.mvstore.MVStore;
import org.h2.mvstore.MVStoreException;

/** Speaks MongoDB's protocol over an H2 file. Arguments: file, port. Ends when standard input ends. */
public class Main {
  /** The oldest wire version that current drivers accept. */
  private static final MongoVersion VERSION = new MongoVersion() {
    @Override public List<Integer> getVersionArray() { return List.of(5, 0, 0); }
    @Override public int getWireVersion() { return 9; }
  };

  /** From the first sight of the whole file until it is told to end; what is wrong before is refused by `open`. */
  private static volatile boolean guarded;

  public static void main(String[] args) throws Exception {
    MVStore store = open(args[0]);
    guarded = true;
    endWith(store);
    // Milliseconds until a write is on disk: a killed database loses no more than that.
    store.setAutoCommitDelay(20);
    H2Backend backend = new H2Backend(store);
    backend.version(VERSION);
    MongoServer server = new MongoServer(backend);
    server.bind("127.0.0.1", Integer.parseInt(args[1]));
    Runtime.getRuntime().addShutdownHook(new Thread(() -> {
      guarded = false;
      server.shutdownNow();
    }));
    say("ready");
    while (System.in.read() != -1) { /* the parent is alive */ }
    guarded = false;
    System.exit(0);
  }

  private static MVStore open(String file) {
    if (isCut(file)) return refuse(file + " is damaged");
    try {
      MVStore store = new MVStore.Builder()
        .fileName(file)
        .backgroundExceptionHandler((thread, failure) -> fail(failure))
        .open();
      readAll(store);
      return store;
    } catch (RuntimeException failure) {
      boolean locked = failure instanceof MVStoreException store && store.getErrorCode() == DataUtils.ERROR_FILE_LOCKED;
      return refuse(file + (locked ? " is in use by another process" : " is damaged"));
    }
  }

  private static MVStore refuse(String sentence) {
    say(sentence);
    System.exit(2);
    return null;
  }

  /**
   * True when a file that was closed well ends before its newest chunk. H2 would open it as it was earlier; after a
   * power cut, when nothing was closed, that is right.
   */
  private static boolean isCut(String file) {
    try (var in = new FileInputStream(file)) {
      String header = new String(in.readNBytes(4096), StandardCharsets.ISO_8859_1);
      Matcher newest = Pattern.compile("block:([0-9a-f]+),").matcher(header);
      boolean closedWell = header.contains(",clean:1,");
      return closedWell && newest.find() && Long.parseLong(newest.group(1), 16) * 4096 >= in.getChannel().size();
    } catch (IOException unreadable) {
      return false;
    }
  }

  /** A cut file opens well and fails at what it lacks: better at the start than at a member's call. */
  private static void readAll(MVStore store) {
    for (String name : store.getMapNames()) {
      for (var cursor = store.openMap(name).cursor(null); cursor.hasNext(); ) cursor.next();
    }
  }

  /** A store that a failed write has closed, be it before the first connection, answers ping and nothing else: the process ends. */
  private static void endWith(MVStore store) {
    Thread watch = new Thread(() -> {
      while (!store.isClosed()) {
        try { Thread.sleep(200); } catch (InterruptedException ended) { return; }
      }
      fail(store.getPanicException());
    });
    watch.setDaemon(true);
    watch.start();
  }

  private static synchronized void fail(Throwable failure) {
    if (!guarded) return;
    say("the file can't be written: " + wordsOf(failure));
    // Not `exit`: what waits for the store must not hold up the end.
    Runtime.getRuntime().halt(3);
  }

  /** The first line, without the numbers that H2 puts behind it. */
  private static String wordsOf(Throwable failure) {
    String words = "it was closed";
    // The first cause says most, where it says anything.
    for (; failure != null; failure = failure.getCause()) if (failure.getMessage() != null) words = failure.getMessage();
    return words.lines().findFirst().orElse("").replaceAll(" \\[[0-9./]+\\]$", "");
  }

  private static void say(String sentence) {
    System.out.println(sentence);
    System.out.flush();
  }
}
