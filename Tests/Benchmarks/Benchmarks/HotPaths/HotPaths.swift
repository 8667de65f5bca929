import AlertRules
import BenchData
import Benchmark

/// The parts of a check that take the time, one by one.
let benchmarks: @Sendable () -> Void = {
  Benchmark.defaultConfiguration = .init(
    metrics: [.wallClock], timeUnits: .microseconds, warmupIterations: 3,
    maxDuration: .seconds(2))
  reading()
  casing()
  checking()
}

/// A file of 1000 strings from bytes to entries.
private func reading() {
  for format in BenchData.Format.allCases {
    let path = Samples.path[format] ?? ""
    let bytes = Samples.bytes(format)
    Benchmark("read \(Samples.entries) strings, \(format)") { benchmark in
      for _ in benchmark.scaledIterations {
        blackHole(try Document(path: path, bytes: bytes))
      }
    }
  }
}

/// Five short texts into a style.
private func casing() {
  for (locale, texts) in [("en", Samples.english), ("de", Samples.german)] {
    for style in [LocalePolicy.CasingStyle.title, .sentence] {
      Benchmark("\(style) style, \(texts.count) texts, \(locale)") { benchmark in
        let casing = try Casing(locale: locale, style: style)
        benchmark.startMeasurement()
        for _ in benchmark.scaledIterations {
          for text in texts { blackHole(casing.styled(text)) }
        }
      }
    }
  }
}

/// A catalog of 1000 strings, all of them in alerts.
private func checking() {
  Benchmark("read and find the alerts, \(Samples.entries) strings") { benchmark in
    let bytes = Samples.bytes(.xliff)
    benchmark.startMeasurement()
    for _ in benchmark.scaledIterations {
      blackHole(try Loader(standardInput: bytes, name: "de.xliff"))
    }
  }
  var placeholders = Checker.Options()
  placeholders.only = ["placeholder-mismatch", "placeholder-mixed"]
  placeholders.allStrings = true
  for (name, options) in [("all rules", Checker.Options()), ("placeholders only", placeholders)] {
    Benchmark("check \(Samples.entries) strings, \(name)") { benchmark in
      let loader = try Samples.loader()
      benchmark.startMeasurement()
      for _ in benchmark.scaledIterations {
        let checker = try Checker(loader.catalog, alerts: loader.alerts, options: options)
        blackHole(checker.findings())
      }
    }
  }
}
